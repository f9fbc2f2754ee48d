import type pg from 'pg';
import type { RecordedStatement } from './recorded-statements.ts';

/** A step of a plan, as PostgreSQL tells it. */
type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
};

/** What PostgreSQL would do for a statement: which tables it touches, and which of them it would read as a whole. */
export type StatementPlan = { tables: string[]; scanned: string[] };

/** @returns undefined where it is no statement that is planned, such as `begin` */
export async function planOf(
  client: pg.Client,
  { text, values }: RecordedStatement,
): Promise<StatementPlan | undefined> {
  if (!/^\s*\(?(?:select|insert|update|delete|with)\b/i.test(text)) return undefined;
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
  const nodes = root ? [...stepsOf(root)] : [];
  const named = (wanted: readonly PlanNode[]) => [
    ...new Set(wanted.flatMap((node) => node['Relation Name'] ?? [])),
  ];
  const partial = await client.query<{ name: string }>(PARTIAL);
  const few = new Set(partial.rows.map(({ name }) => name));
  const all = nodes.filter((node) => readsAll(node) && !few.has(node['Index Name'] ?? ''));
  return { tables: named(nodes), scanned: named(all) };
}

/** Indexes of some rows: to read one as a whole is what it is for. */
const PARTIAL = 'select indexrelid::regclass::text as name from pg_index where indpred is not null';

function* stepsOf(node: PlanNode): Generator<PlanNode, void> {
  yield node;
  for (const child of node.Plans ?? []) yield* stepsOf(child);
}

/** Row by row, or along an index from its one end to its other. */
function readsAll(node: PlanNode): boolean {
  const kind = node['Node Type'];
  if (kind === 'Seq Scan') return true;
  return (kind === 'Index Scan' || kind === 'Index Only Scan') && node['Index Cond'] === undefined;
}
