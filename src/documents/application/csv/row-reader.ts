import { fitTitle } from '../../fit-title.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '../../limits.ts';
import { emptyApplication } from '../empty.ts';
import { APPLICATION, type ClosedFrom, type ClosedReason } from '../fields.ts';
import type { ApplicationContact, ApplicationData } from '../schema.ts';
import { applicationTitle } from '../title.ts';
import { readCell } from './cells.ts';
import type { CsvColumn } from './columns.ts';
import type { CsvProblem, CsvTrouble } from './csv-problems.ts';
import { type DayOrder, readDay } from './days.ts';
import { readList } from './lists-in-cells.ts';
import { readFrom, readReason, readStage } from './stages.ts';
import { takenDay } from './told-applied.ts';
import { payText, type ToldPay } from './told-pay.ts';
import { takenStage, type SaidCell } from './told-stage.ts';

/** A column of a table: what the table calls it, what it holds for us, and how it writes days. */
export type TableColumn = { head: string; column: CsvColumn | undefined; order: DayOrder | undefined };

export type ReadApplication = { row: number; title: string; data: ApplicationData };

/** Fields of one line, and the most that each takes. */
const LINE_MOST = {
  ...{ employer: SHORT_TEXT_MAX, position: SHORT_TEXT_MAX, location: SHORT_TEXT_MAX },
  ...{ salary: SHORT_TEXT_MAX, nextStep: SHORT_TEXT_MAX, url: URL_MAX },
} as const;

function isLine(column: CsvColumn): column is keyof typeof LINE_MOST {
  return Object.hasOwn(LINE_MOST, column);
}

/** A moment in UTC, as we write it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** Makes an application of a row. What no field can take stands among its notes; what is lost is told. */
export class RowReader {
  readonly problems: CsvProblem[] = [];
  readonly #row: number;
  readonly #data = emptyApplication();
  readonly #asides: string[] = [];
  #title = '';
  #stage: SaidCell<NonNullable<ReturnType<typeof readStage>>> | undefined;
  #reason: SaidCell<ClosedReason> | undefined;
  #from: SaidCell<ClosedFrom> | undefined;
  #appliedOn: SaidCell<string> | undefined;
  #sentOn: SaidCell<string> | undefined;
  readonly #pay: ToldPay = {};

  constructor(row: number) {
    this.#row = row;
  }

  /** @param cells one for each column, and those beyond the last head */
  read(columns: readonly TableColumn[], cells: readonly string[]): ReadApplication {
    for (const [index, cell] of cells.entries()) {
      const text = readCell(cell);
      const column = columns[index];
      if (text === '') continue;
      if (column?.column === undefined) this.#setAside(column?.head ?? '', text);
      else this.#take(column.column, column, text);
      if (!column && text.trim() !== '') this.#tell('', text, 'beyond-head');
    }
    this.#placeStage();
    this.#placeAppliedOn();
    this.#placePay();
    this.#data.notes = this.#fitted('notes', [this.#data.notes, ...this.#asides], '\n');
    const title = fitTitle(this.#title, applicationTitle(this.#data));
    return { row: this.#row, title, data: this.#data };
  }

  #take(column: CsvColumn, { head, order }: TableColumn, text: string): void {
    if (isLine(column)) this.#data[column] = this.#line(head, text, LINE_MOST[column]);
    else if (column === 'ad') this.#data.ad = this.#cut(head, text, LONG_TEXT_MAX);
    else if (column === 'notes') this.#data.notes = text;
    else if (column === 'resume' || column === 'letter') this.#setAside(head, text);
    else if (column === 'salaryMin' || column === 'salaryMax')
      this.#pay[column] = { head, text, value: text };
    else if (column === 'title') this.#title = text;
    else if (column === 'stage') this.#takeStage(head, text);
    else if (column === 'closedReason') this.#takeReason(head, text);
    else if (column === 'closedFrom') this.#takeFrom(head, text);
    else if (column === 'tags') this.#takeTags(head, text);
    else if (column === 'links') this.#takeLinks(head, text);
    else if (column === 'contacts') this.#takeContacts(head, text);
    else if (column === 'contactName') this.#ofContact(head, { name: text });
    else if (column === 'contactEmail') this.#ofContact(head, { email: text });
    else if (column === 'contactPhone') this.#ofContact(head, { phone: text });
    else this.#takeDay(column, head, text, order);
  }

  #takeStage(head: string, text: string): void {
    const value = readStage(text);
    if (!value) return this.#refuse(head, text, 'odd-stage');
    this.#stage = { head, text, value };
  }

  #takeReason(head: string, text: string): void {
    const value = readReason(text);
    if (value === undefined) return this.#refuse(head, text, 'odd-reason');
    this.#reason = { head, text, value };
  }

  #takeFrom(head: string, text: string): void {
    const value = readFrom(text);
    if (value === undefined) return this.#refuse(head, text, 'odd-stage');
    this.#from = { head, text, value };
  }

  #placeStage(): void {
    const { stage, closedReason, odd } = takenStage({ stage: this.#stage, reason: this.#reason });
    this.#data.stage = stage;
    this.#data.closedReason = closedReason;
    if (odd) this.#refuse(odd.head, odd.text, odd.why);
    if (!this.#from) return;
    if (stage === 'closed') this.#data.closedFrom = this.#from.value;
    else this.#refuse(this.#from.head, this.#from.text, 'reason-of-open');
  }

  #takeTags(head: string, text: string): void {
    const tags = readList(text)
      .flat()
      .map((tag) => this.#line(head, tag, SHORT_TEXT_MAX));
    this.#data.tags = this.#few(head, tags, APPLICATION.tags.most);
  }

  #takeDay(
    column: 'stageChangedAt' | 'nextStepOn' | 'deadline' | 'appliedOn' | 'sentOn',
    head: string,
    text: string,
    order: DayOrder | undefined,
  ): void {
    if (column === 'stageChangedAt' && MOMENT.test(text) && !Number.isNaN(Date.parse(text))) {
      this.#data.stageChangedAt = text;
      return;
    }
    const read = readDay(text, order);
    if ('why' in read) return this.#refuse(head, text, read.why);
    if (column === 'appliedOn') this.#appliedOn = { head, text, value: read.day };
    else if (column === 'sentOn') this.#sentOn = { head, text, value: read.day };
    else if (column === 'stageChangedAt') this.#data.stageChangedAt = noonOf(read.day);
    else this.#data[column] = read.day;
  }

  #placeAppliedOn(): void {
    const isTold = this.#stage !== undefined || this.#reason !== undefined;
    const { stage, appliedOn, odd, again } = takenDay({
      ...{ stage: isTold ? this.#data.stage : undefined },
      ...{ appliedOn: this.#appliedOn, sentOn: this.#sentOn },
    });
    this.#data.stage = stage;
    this.#data.appliedOn = appliedOn;
    if (odd) this.#refuse(odd.head, odd.text, 'applied-of-saved');
    if (again) this.#setAside(again.head, again.text);
  }

  /** Beside a column of all that is paid, the least and the most are notes. */
  #placePay(): void {
    const said = [this.#pay.salaryMin, this.#pay.salaryMax].filter((cell) => cell !== undefined);
    if (this.#data.salary !== '') for (const { head, text } of said) this.#setAside(head, text);
    else this.#data.salary = this.#line(said[0]?.head ?? '', payText(this.#pay), SHORT_TEXT_MAX);
  }

  #takeLinks(head: string, text: string): void {
    const links = readList(text).map(([first = '', second], index) => ({
      id: String(index + 1),
      // Tables of others have the address alone.
      ...(second === undefined && /^https?:/i.test(first)
        ? { label: '', url: this.#line(head, first, URL_MAX) }
        : { label: this.#line(head, first, SHORT_TEXT_MAX), url: this.#line(head, second ?? '', URL_MAX) }),
    }));
    this.#data.links = this.#few(head, links, APPLICATION.links.most, ({ label, url }) => `${label} ${url}`);
  }

  #takeContacts(head: string, text: string): void {
    const contacts = readList(text).map((parts, index) => {
      const [name = '', email = '', phone = '', ...rest] = parts.map((part) =>
        this.#line(head, part, SHORT_TEXT_MAX),
      );
      return {
        id: String(index + 1),
        name,
        email,
        phone,
        note: this.#line(head, rest.join(', '), SHORT_TEXT_MAX),
      };
    });
    const most = APPLICATION.contacts.most;
    this.#data.contacts = this.#few(head, contacts, most, ({ name, email }) => `${name} ${email}`);
  }

  /** Tables of others have one contact, in columns. */
  #ofContact(head: string, told: Partial<Pick<ApplicationContact, 'name' | 'email' | 'phone'>>): void {
    const [first = { id: '1', name: '', email: '', phone: '', note: '' }, ...others] = this.#data.contacts;
    const cut = (text: string) => this.#line(head, text, SHORT_TEXT_MAX);
    const { name = first.name, email = first.email, phone = first.phone } = told;
    this.#data.contacts = [{ ...first, name: cut(name), email: cut(email), phone: cut(phone) }, ...others];
  }

  #few<T>(
    head: string,
    all: readonly T[],
    most: number,
    inWords: (one: T) => string = (one) => String(one),
  ): T[] {
    if (all.length > most) this.#tell(head, all.slice(most).map(inWords).join(', '), 'too-many');
    return all.slice(0, most);
  }

  #fitted(head: string, texts: readonly string[], between: string): string {
    return this.#cut(head, texts.filter((text) => text !== '').join(between), LONG_TEXT_MAX);
  }

  /** What a field of one line takes: its control could not show an end of a line, and would run the words together. */
  #line(head: string, text: string, most: number): string {
    return this.#cut(head, text.replace(/[\r\n\u0085\u2028\u2029]+/g, ' '), most);
  }

  #cut(head: string, text: string, most: number): string {
    if (text.length <= most) return text;
    // Never half a character.
    const fits = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
    this.#tell(head, text.slice(fits.length), 'cut');
    return fits;
  }

  #refuse(head: string, text: string, why: CsvTrouble): void {
    this.#tell(head, text, why);
    this.#setAside(head, text);
  }

  #setAside(head: string, text: string): void {
    if (text.trim() !== '') this.#asides.push(head.trim() === '' ? text : `${head.trim()}: ${text}`);
  }

  #tell(column: string, text: string, why: CsvTrouble): void {
    this.problems.push({ row: this.#row, column: column.trim(), text, why });
  }
}

/** At noon in UTC it is the same day nearly everywhere. */
function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}
