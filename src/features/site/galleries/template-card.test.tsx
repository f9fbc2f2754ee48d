// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SIDE_COLUMN_BRIEFLY } from '#documents/catalog/column-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { TemplateCard } from './template-card.tsx';

afterEach(unmount);

async function open(id: string): Promise<void> {
  const template = resumeTemplates.find((each) => each.id === id);
  if (!template) throw new Error(`no template is called ${id}`);
  await mount(
    <MemoryRouter>
      <AuthContext value={{ status: 'signedOut', user: null } as unknown as Auth}>
        <TemplateCard
          {...{ template }}
          picture={undefined}
          to="/"
          eager={false}
          onPreview={() => undefined}
        />
      </AuthContext>
    </MemoryRouter>,
  );
}

test('what a side column costs stands on a phone’s card, too, which has no room for a description', async () => {
  await open('columns-1');
  const briefly = [...document.querySelectorAll('p')].find(
    ({ textContent }) => textContent === SIDE_COLUMN_BRIEFLY,
  );
  expect(briefly?.closest('.max-sm\\:hidden')).toBeNull();
  expect(briefly).toBeDefined();
  await open('modern-1');
  expect(document.body.textContent).not.toContain(SIDE_COLUMN_BRIEFLY);
});
