import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { resumeExamplePath } from '../content/example-paths.ts';
import { examples, resumeExamplesTexts } from '../content/examples.ts';
import type { ResumeExample } from '../content/resume-examples.ts';
import { Chips } from './chips.tsx';
import { ExampleCard } from './example-card.tsx';

/** Skills on a card, which has more room for the featured ones. */
const SKILLS_SHOWN = { featured: 3, other: 2 } as const;

export function ResumeCard({ example, eager }: { example: ResumeExample; eager: boolean }) {
  const { id, templateId, title, description, skills, featured } = example;
  return (
    <ExampleCard
      kind="resume"
      example={example}
      path={resumeExamplePath(id)}
      picture={resumePicture(templateId)}
      alt={resumeExamplesTexts.pictureOf(title)}
      eager={eager}
    >
      <p className="grow text-sm text-ink-soft">{description}</p>
      <Chips
        label={examples.skills}
        chips={skills}
        max={featured ? SKILLS_SHOWN.featured : SKILLS_SHOWN.other}
      />
    </ExampleCard>
  );
}
