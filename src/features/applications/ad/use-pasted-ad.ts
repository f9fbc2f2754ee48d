import { useCallback, useState, type ClipboardEvent } from 'react';
import { LONGEST_AD } from '#documents/ads/plain-ad.ts';
import { selectedIn, typeInto } from '#editor/fields/writing/type-into.ts';
import { AD_TEXTS } from '../content/ad-texts.ts';
import type { AdEngine } from './ad-engine.ts';
import { placePasted } from './place-pasted.ts';

const MAY_BE_MARKUP = /<[a-z!/][^<>]*>/iu;

/**
 * Takes an ad that is pasted as rich text, as markup, or with more than the field keeps: its text comes into the field,
 * without the page having gone through it. What is plain and fits is pasted as everywhere.
 * @param keep changes the ad where its field is gone by the time that it is read; it must keep its identity
 * @returns what listens to pasting around the field, and what is to be said of the last one
 */
export function usePastedAd(engine: Pick<AdEngine, 'plain'>, keep: (change: (ad: string) => string) => void) {
  const [told, setTold] = useState('');
  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      const { target: field, clipboardData } = event;
      if (event.isDefaultPrevented() || !(field instanceof HTMLTextAreaElement)) return;
      const [rich, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
      setTold('');
      const then = selectedIn(field);
      const fits = then.text.length - (then.to - then.from) + plain.length <= LONGEST_AD;
      if (rich === '' && fits && !MAY_BE_MARKUP.test(plain)) return;
      event.preventDefault();
      void textOf(engine, rich, plain).then(({ text, isCut }) => {
        if (!field.isConnected) return keep((ad) => placePasted(text, then, ad).next.text);
        const { next, taken } = placePasted(text, then, field.value);
        if (taken > 0) typeInto(field, next, PASTED);
        if (isCut || taken < text.length) setTold(taken > 0 ? AD_TEXTS.pastedIsCut : AD_TEXTS.noRoom);
      });
    },
    [engine, keep],
  );
  return { onPaste, told };
}

const PASTED = 'insertFromPaste';

async function textOf(engine: Pick<AdEngine, 'plain'>, rich: string, plain: string) {
  const read = await engine.plain(rich === '' ? plain : rich);
  // Pictures have markup and no words.
  if (read && read.text !== '') return read;
  return { text: plain.slice(0, LONGEST_AD), isCut: plain.length > LONGEST_AD };
}
