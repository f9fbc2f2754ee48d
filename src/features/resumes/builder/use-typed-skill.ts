import { useEffect, useEffectEvent, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { addSkill, pastedSkills, typedSkills, withTypedSkill } from '../editing/typed-skills.ts';

/** The skill that is being typed. It is in the document from its first letter: saved, kept and printed as it stands. */
export function useTypedSkill() {
  const { change } = useDocumentList<string>('skills');
  const [typed, setTyped] = useState('');
  /** As it stands in the document. */
  const [live, setLive] = useState('');

  const type = (text: string, isComposing: boolean) => {
    // An input method may use the very signs that part skills.
    const { ended, typing } = isComposing ? { ended: [], typing: text } : typedSkills(text);
    let begunNow = '';
    change((list) => {
      const begun = withTypedSkill(list, live, ended[0] ?? typing);
      const next =
        ended.length === 0 ? begun : withTypedSkill(ended.reduce(addSkill, begun.skills), '', typing);
      begunNow = next.live;
      return next.skills;
    });
    setLive(begunNow);
    setTyped(typing);
  };
  const take = () => {
    change((list) => addSkill(list, typed));
    setLive('');
    setTyped('');
  };
  const add = () => {
    take();
    document.getElementById(fieldId('skills'))?.focus();
  };
  useTakenWhenHidden(take);
  const onKeyDown = (event: KeyboardEvent) => {
    // What is saved or downloaded by key is all that is on the screen.
    if ((event.ctrlKey || event.metaKey) && /^[sp]$/i.test(event.key)) take();
    // Enter also ends a word in an input method; then it adds nothing yet.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const onPaste = (event: ClipboardEvent) => {
    const skills = pastedSkills(event.clipboardData.getData('text/plain'));
    // One alone is pasted into what is being typed.
    if (skills.length < 2) return;
    event.preventDefault();
    change((list) => skills.reduce(addSkill, list));
  };
  return { typed, live, type, take, add, onKeyDown, onPaste };
}

/** A page that is hidden may never come back: what stands in the field is a skill then, too. */
function useTakenWhenHidden(take: () => void): void {
  const takeWhenHidden = useEffectEvent(() => document.visibilityState === 'hidden' && take());
  useEffect(() => {
    const onHidden = () => takeWhenHidden();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, []);
}
