import { useLocation, useNavigate } from 'react-router';
import { categoryName } from '#documents/catalog/categories.ts';
import type { Picture } from '#ui/template-picture/template-picture.tsx';
import { gallery } from '../content/galleries.ts';
import { CategoryTabs, type CategoryTab } from './category-tabs.tsx';
import { GalleryFilters } from './gallery-filters.tsx';
import type { GalleryKind } from './trait-choice.tsx';
import { changedAddress, useTraitsAsked } from './use-traits-asked.ts';
import { type Category, type GalleryTemplate, TemplateCard } from './template-card.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useParameter } from './use-parameter.ts';

export type GalleryProps = {
  kind: GalleryKind;
  templates: readonly GalleryTemplate[];
  categories: readonly Category[];
  /** Address of the builder that a template opens in. */
  builder: string;
  picture: (templateId: string) => Picture | undefined;
};

const PANEL = 'templates';
const CATEGORY = 'category';
/** Pictures seen without scrolling on a wide screen. */
const SEEN_FIRST = 3;

/** All templates, or those of the category in the address. */
export function Gallery({ kind, templates, categories, builder, picture }: GalleryProps) {
  const current = useParameter(CATEGORY);
  const preview = usePreviewAddress();
  const { asked, count, fits, ask } = useTraitsAsked(kind);
  const { search } = useLocation();
  const addressOf = (category: string | null) =>
    changedAddress(asked === '' ? '' : search, CATEGORY, category);
  const fitting = templates.filter(fits);
  const of = (category: string) => fitting.filter((template) => template.category === category);
  const shown = current === null ? fitting : of(current);
  const previewed = templates.find(({ id }) => id === preview.id);
  const tabs: CategoryTab[] = [
    { category: null, label: gallery.all, count: fitting.length },
    ...categories.map((category) => ({
      category,
      label: categoryName(category),
      count: of(category).length,
    })),
  ];
  return (
    <>
      <CategoryTabs tabs={tabs} current={current} addressOf={addressOf} panel={PANEL} />
      <GalleryFilters
        kind={kind}
        templateIds={templates.map(({ id }) => id)}
        asked={asked}
        count={count}
        onAsk={ask}
      >
        {gallery.filters.place(shown.length, templates.length)}
      </GalleryFilters>
      <div
        id={PANEL}
        role="tabpanel"
        aria-label={tabs.find((tab) => tab.category === current)?.label ?? gallery.all}
      >
        <span role="status" className="visually-hidden">
          {gallery.shown(shown.length)}
        </span>
        {shown.length === 0 ? (
          <p className="py-20 text-center text-lg text-ink-soft">
            {count > 0 ? gallery.filters.none : gallery.none}
          </p>
        ) : (
          // Set anew for each category: cards that appear where others were must not slide there.
          <ul key={current} className="mt-4 grid grid-cols-2 gap-3 sm:gap-7 lg:grid-cols-3">
            {shown.map((template, index) => (
              <li key={template.id} id={template.id}>
                <TemplateCard
                  template={template}
                  picture={picture(template.id)}
                  to={`${builder}?template=${template.id}`}
                  onPreview={() => preview.open(template.id)}
                  eager={index < SEEN_FIRST}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {previewed && (
        <TemplatePreview
          template={previewed}
          // Among those of the category, unless the address names one of another.
          among={shown.includes(previewed) ? shown : templates}
          picture={picture(previewed.id)}
          to={`${builder}?template=${previewed.id}`}
          onShow={preview.show}
          onClose={preview.close}
        />
      )}
    </>
  );
}

const PARAMETER = 'preview';

/**
 * Which template is previewed, as the address has it (`?preview=modern-1`): a preview can be linked to, and the back
 * button closes it.
 */
function usePreviewAddress() {
  const id = useParameter(PARAMETER);
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const here = { preventScrollReset: true };

  const addressOf = (shown: string | null) => changedAddress(search, PARAMETER, shown);
  return {
    id,
    open: (template: string) => void navigate(addressOf(template), { ...here, state: OPENED_HERE }),
    /** Another one in its place: going back still closes the preview. */
    show: (template: string) => void navigate(addressOf(template), { ...here, replace: true, state }),
    close: () => {
      // Going back where it was opened from here, so that the history holds no open preview to step into.
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate(addressOf(null), { ...here, replace: true });
    },
  };
}

const OPENED_HERE = { previewOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'previewOpenedHere' in state;
}
