import {
  doesWhatIsAsked,
  letterTraits,
  resumeTraits,
  TRAIT_NAMES,
  TRAITS,
  type Trait,
} from '#documents/catalog/traits.ts';
import { ChoicePill } from '#ui/buttons/choice-pill.tsx';
import { gallery } from '../content/galleries.ts';

/*
 * What designs do follows from all of them, which a ready page has no need of: this file is loaded once somebody asks.
 */

const TRAITS_OF = { resume: resumeTraits, letter: letterTraits } as const;

/** What a gallery shows. */
export type GalleryKind = keyof typeof TRAITS_OF;

/** What an address asks for; what it names and no design has is left out. */
function wantedIn(parameter: string): Trait[] {
  const named = new Set(parameter.split(','));
  return TRAIT_NAMES.filter((trait) => named.has(trait));
}

/** How many things an address asks for. */
export const countWanted = (parameter: string): number => wantedIn(parameter).length;

/** Whether a template does what an address asks for. */
export function fits(kind: GalleryKind, templateId: string, parameter: string): boolean {
  return doesWhatIsAsked(TRAITS_OF[kind](templateId), wantedIn(parameter));
}

type TraitChoiceProps = {
  kind: GalleryKind;
  templateIds: readonly string[];
  /** What is asked for, as the address has it. */
  asked: string;
  onAsk: (asked: string) => void;
};

/** What can be asked of the templates of a gallery: what some of them do, and not all. */
export function TraitChoice({ kind, templateIds, asked, onAsk }: TraitChoiceProps) {
  const wanted = wantedIn(asked);
  const offered = TRAIT_NAMES.filter((trait) => templateIds.some((id) => TRAITS_OF[kind](id).has(trait)));
  const toggle = (trait: Trait) => {
    const rest = wanted.filter((other) => other !== trait);
    onAsk((rest.length < wanted.length ? rest : [...wanted, trait]).join(','));
  };
  return (
    <div role="group" aria-label={gallery.filters.only} className="flex flex-wrap gap-1.5">
      {offered.map((trait) => (
        <ChoicePill key={trait} pressed={wanted.includes(trait)} onPress={() => toggle(trait)}>
          {TRAITS[trait].label}
        </ChoicePill>
      ))}
    </div>
  );
}
