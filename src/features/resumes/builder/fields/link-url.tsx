import { LineField } from '#editor/fields/text-field.tsx';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { LINK_KINDS } from '../../content/personal-links.ts';

type LinkUrlProps = Parameters<typeof LineField>[0];

/** The address of a link, with an example of what such addresses look like. */
export function LinkUrl(props: LinkUrlProps) {
  const { value: name } = useDocumentText(props.path.replace(/url$/u, 'label'));
  const { placeholder = '' } = LINK_KINDS.find(({ label }) => label === name) ?? {};
  return <LineField inputMode="url" autoComplete="url" placeholder={placeholder} {...props} />;
}
