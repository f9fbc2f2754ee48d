import { previewStyle } from '#documents/catalog/categories.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { ResumeSession } from './resume-session.ts';

/** Names the style of the chosen template. */
export function StyleBadge({ session }: { session: ResumeSession }) {
  const style = useSession(session, ({ content }) => previewStyle(content.templateId));
  return <Badge className="capitalize">{style} Template</Badge>;
}
