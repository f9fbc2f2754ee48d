import { isRecord } from '../is-record.ts';
import { runMigrations, type Migration } from '../run-migrations.ts';

/** Version of the resume's shape. Raise it with every change that old data does not already satisfy. */
export const RESUME_SCHEMA_VERSION = 4;

/** Step n leads from version n to n + 1; their number is the current version. */
export const resumeMigrations: readonly Migration[] = [
  {
    // The plain shape has no version, settings or further fields; the schema's defaults supply them.
    name: 'take over the plain shape',
    migrate: (data) => data,
  },
  {
    // What else is new may be missing; the schema's defaults supply it.
    name: 'give each entry an id of its own',
    migrate: (data) => ({ ...data, ...withOwnIds(data, ['employment', 'education', 'sections']) }),
  },
  {
    // What is missing is left to the design, as it was before there was a choice.
    name: 'let the person choose how a design looks',
    migrate: (data) => data,
  },
  {
    // What is missing is the first drawing, as there was no other.
    name: 'keep the drawing that a document was begun with',
    migrate: (data) => data,
  },
];

/**
 * Gives entries without an id, or with one that an entry of the same kind before it has, a new one: always the same for
 * the same document, so that the server and each device come to the same. Only the lists of the first two versions.
 */
function withOwnIds(data: Record<string, unknown>, lists: readonly string[]): Record<string, unknown> {
  const changed = lists.flatMap((name): [string, unknown][] => {
    const list = data[name];
    if (!Array.isArray(list)) return [];
    const ids = new FreshIds(name, list);
    const withIds = list.map((entry: unknown) => (isRecord(entry) ? ids.given(entry) : entry));
    return [[name, name === 'sections' ? withItemIds(withIds) : withIds]];
  });
  return Object.fromEntries(changed);
}

/** Entries of all further sections are of one kind, since one may be moved to another section. */
function withItemIds(sections: readonly unknown[]): unknown[] {
  const itemsOf = (section: unknown): unknown[] =>
    isRecord(section) && Array.isArray(section.items) ? section.items : [];
  const ids = new FreshIds('item', sections.flatMap(itemsOf));
  return sections.map((section) => {
    if (!isRecord(section) || !Array.isArray(section.items)) return section;
    return { ...section, items: itemsOf(section).map((item) => (isRecord(item) ? ids.given(item) : item)) };
  });
}

class FreshIds {
  private readonly taken: Set<string>;
  private readonly seen = new Set<string>();
  private made = 0;
  private readonly name: string;

  constructor(name: string, entries: readonly unknown[]) {
    this.name = name;
    this.taken = new Set(entries.flatMap((entry) => (isRecord(entry) ? idOf(entry) : [])));
  }

  /** The entry itself where its id is its own. */
  given(entry: Record<string, unknown>): Record<string, unknown> {
    const [id] = idOf(entry);
    // What is no id, the schema has its word on.
    if (id === undefined && entry.id !== undefined && entry.id !== '') return entry;
    if (id !== undefined && !this.seen.has(id)) {
      this.seen.add(id);
      return entry;
    }
    return { ...entry, id: this.next() };
  }

  private next(): string {
    for (;;) {
      this.made += 1;
      const id = `${this.name}-${this.made}`;
      if (this.taken.has(id)) continue;
      return id;
    }
  }
}

function idOf({ id }: Record<string, unknown>): string[] {
  if (typeof id === 'number') return [String(id)];
  return typeof id === 'string' && id !== '' ? [id] : [];
}

/** Brings a resume's data of any earlier version to the current one; see `runMigrations`. */
export function migrateResume(raw: unknown): unknown {
  return runMigrations(raw, resumeMigrations);
}
