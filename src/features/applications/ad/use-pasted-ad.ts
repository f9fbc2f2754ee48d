import { useCallback, useState, type ClipboardEvent } from 'react';
import { LONGEST_AD } from '#documents/ads/plain-ad.ts';
import { selectedIn, typeInto } from '#editor/fields/writing/type-into.ts';
import type { AdEngine } from './ad-engine.ts';

/** More than that is gone through by the worker, whatever it is. */
const MUCH = 20_000;
const MAY_BE_MARKUP = /<[a-z!/][^<>]*>/iu;

/**
 * Takes an ad that is pasted as rich text, as markup, or in great length: its text comes into the field, without the page
 * having gone through it. What is short and plain is pasted as everywhere.
 * @returns what listens to pasting around the field, and what is to be said of the last one
 */
export function usePastedAd(engine: AdEngine) {
  const [told, setTold] = useState('');
  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      const { target: field, clipboardData } = event;
      if (event.isDefaultPrevented() || !(field instanceof HTMLTextAreaElement)) return;
      const [rich, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
      setTold('');
      if (rich === '' && plain.length <= MUCH && !MAY_BE_MARKUP.test(plain.slice(0, MUCH))) return;
      event.preventDefault();
      void textOf(engine, rich, plain).then(({ text, isCut }) => {
        const { text: before, from, to } = selectedIn(field);
        const end = from + text.length;
        typeInto(
          field,
          { text: before.slice(0, from) + text + before.slice(to), from: end, to: end },
          PASTED,
        );
        if (isCut) setTold(CUT);
      });
    },
    [engine],
  );
  return { onPaste, told };
}

const PASTED = 'insertFromPaste';
const CUT = `What you pasted is longer than ${LONGEST_AD.toLocaleString('en-US')} characters. Its beginning was taken.`;

async function textOf(engine: AdEngine, rich: string, plain: string) {
  const read = await engine.plain(rich === '' ? plain : rich);
  // Pictures have markup and no words.
  if (read && read.text !== '') return read;
  return { text: plain.slice(0, LONGEST_AD), isCut: plain.length > LONGEST_AD };
}
