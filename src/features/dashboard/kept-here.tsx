import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import type { ServerCopy } from '#editor/drafts/server-copies.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { DashboardKind } from './document-kinds.ts';

type Kept = { id: number; copy: ServerCopy };

/** Documents that open without the server, since they were open on this device before. */
export function KeptHere({ kind }: { kind: DashboardKind }) {
  const accountId = useAuth().user?.id;
  const [kept, setKept] = useState<Kept[]>([]);
  useEffect(() => {
    if (accountId === undefined) return;
    let left = false;
    const start = `${kind.name}/`;
    void (async () => {
      const copies = await deviceDocuments(accountId).copies.list(start);
      const found = copies.map(({ document, copy }) => ({ id: Number(document.slice(start.length)), copy }));
      if (!left) setKept(found.toSorted((a, b) => a.copy.title.localeCompare(b.copy.title)));
    })();
    return () => {
      left = true;
    };
  }, [accountId, kind]);
  if (kept.length === 0) return null;
  return (
    <div className="mx-auto mt-8 max-w-md text-left">
      <h3 className="text-lg">On this device</h3>
      <ul className="mt-2 space-y-1">
        {kept.map(({ id, copy: { title, templateId } }) => (
          <li key={id}>
            <Link
              to={kind.editPath({ id, templateId })}
              className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
