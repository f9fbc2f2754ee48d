import { useId, useRef, useEffect, useState, type RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Picture, TemplatePicture } from '#ui/template-picture/template-picture.tsx';

export type PickableTemplate = { id: string; name: string; description: string };
export type TemplateGroup = { title: string; templates: readonly PickableTemplate[] };

type TemplatePickerProps = {
  label: string;
  /** Where something outside must find it. */
  id?: string;
  groups: readonly TemplateGroup[];
  value: string;
  onChange: (templateId: string) => void;
  /** A template's picture, where there is one. */
  picture: (templateId: string) => Picture | undefined;
};

/** Templates as cards of which one is chosen, under their categories; a choice takes effect at once. */
export function TemplatePicker({ label, id, groups, value, onChange, picture }: TemplatePickerProps) {
  const name = useId();
  return (
    <div role="radiogroup" id={id} aria-label={label} className="space-y-6">
      {groups.map(({ title, templates }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-3 flex items-baseline gap-2 text-lg">
            {title} <span className="font-sans text-sm font-normal text-ink-faint">({templates.length})</span>
          </h3>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                group={name}
                chosen={template.id === value}
                onChoose={onChange}
                picture={picture(template.id)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type TemplateCardProps = {
  template: PickableTemplate;
  /** Name that ties the radio buttons together. */
  group: string;
  chosen: boolean;
  onChoose: (templateId: string) => void;
  picture: Picture | undefined;
};

function TemplateCard({ template, group, chosen, onChoose, picture }: TemplateCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  // Pictures of cards further down are many, and whoever begins to write never sees them.
  const near = useNear(card);
  return (
    <div ref={card} className="relative">
      <input
        type="radio"
        id={id}
        name={group}
        value={template.id}
        checked={chosen}
        onChange={() => onChoose(template.id)}
        aria-describedby={`${id}-about`}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
      />
      <label
        htmlFor={id}
        className={classNames(
          'pointer-events-none flex h-full flex-col overflow-hidden rounded-lg border-2 bg-sheet',
          chosen ? 'border-accent' : 'border-line peer-hover:border-edge',
        )}
      >
        <span className="aspect-[4/5] overflow-hidden border-b border-line bg-white">
          {near && picture && <TemplatePicture picture={picture} alt="" sizes="160px" />}
        </span>
        <span
          className={classNames(
            'px-3 py-2 text-sm font-semibold',
            chosen && 'bg-accent-wash text-accent-deep',
          )}
        >
          {template.name}
        </span>
      </label>
      <span id={`${id}-about`} hidden>
        {template.description}
      </span>
    </div>
  );
}

/** So far outside the window counts as near. Browsers load lazy images from four times as far. */
const NEAR = '40px';

/** Whether an element has come near the window; it stays so from then on. */
function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (near || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
