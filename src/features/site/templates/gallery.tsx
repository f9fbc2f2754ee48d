import { Link, useSearchParams } from 'react-router';
import { categoryName, type LetterCategory, type ResumeCategory } from '#documents/catalog/categories.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Badge, Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useGatedLink } from '#platform/session/gated-link.ts';
import { TemplatePicture } from './template-picture.tsx';

type Category = ResumeCategory | LetterCategory;
export type GalleryTemplate = { id: string; name: string; category: Category; description: string };

type GalleryProps = {
  kind: 'resume' | 'letter';
  templates: readonly GalleryTemplate[];
  categories: readonly Category[];
  /** Address of the builder that a template opens in. */
  builder: string;
};

/** All templates, filtered by the category in the address. */
export function Gallery({ kind, templates, categories, builder }: GalleryProps) {
  const [search] = useSearchParams();
  const chosen = search.get('category');
  const shown = chosen === null ? templates : templates.filter(({ category }) => category === chosen);
  const gated = useGatedLink();
  const count = (category: Category) => templates.filter((template) => template.category === category).length;
  return (
    <>
      <nav aria-label="Categories" className="flex flex-wrap gap-2">
        <CategoryLink to="?" label="All Templates" count={templates.length} current={chosen === null} />
        {categories.map((category) => (
          <CategoryLink
            key={category}
            to={`?category=${category}`}
            label={categoryName(category)}
            count={count(category)}
            current={chosen === category}
          />
        ))}
      </nav>
      <p role="status" className="sr-only">
        {shown.length} templates shown
      </p>
      {shown.length === 0 && (
        <p className="py-16 text-center text-lg text-muted">No templates found in this category.</p>
      )}
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((template, index) => (
          <li key={template.id}>
            <Card className="flex h-full flex-col overflow-hidden">
              <div className="max-h-96 overflow-hidden border-b border-line bg-tint px-8 pt-8">
                <div className="shadow-card">
                  <TemplatePicture kind={kind} id={template.id} name={template.name} eager={index < 3} />
                </div>
              </div>
              <div className="flex grow flex-col p-5">
                <div className="flex flex-wrap items-baseline justify-between gap-2">
                  <h2 className="text-xl">{template.name}</h2>
                  <Badge>{categoryName(template.category)}</Badge>
                </div>
                <p className="mt-2 mb-5 grow text-muted">{template.description}</p>
                <ButtonLink
                  to={gated(`${builder}?template=${template.id}`)}
                  variant="secondary"
                  aria-label={`Use This Template: ${template.name}`}
                >
                  Use This Template
                </ButtonLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function CategoryLink(props: { to: string; label: string; count: number; current: boolean }) {
  return (
    <Link
      to={props.to}
      preventScrollReset
      aria-current={props.current ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4',
        props.current
          ? 'border-solid bg-solid font-semibold text-on-solid'
          : 'border-control bg-sheet hover:bg-tint',
      )}
    >
      {props.label} <span className="tabular-nums">{props.count}</span>
    </Link>
  );
}
