import type { Content } from '#editor/session/content.ts';
import { handDraftOver, lookAtDraft } from '#editor/session/exchange-draft.ts';
import type { SharedDraft } from '#editor/session/draft-event.ts';
import { GIVEN_TITLE, INVALID_MARK, isSaved, ModelServer, REFUSED_MARK } from './model-server.ts';
import { ModelDevice, NEW, startAsOpened, type machinePage, type ModelPage } from './model-pages.ts';
import {
  assertNothingTakenAway,
  assertSafe,
  assertTrue,
  holds,
  isInvalid,
  isNotTaken,
  isSame,
  partsOf,
} from './saving-invariants.ts';
import { draftNameOf, seven, type, type Text } from './session-setup.ts';
import type { Happening, Story } from './stories.ts';

/** Lets it happen, and checks after each thing what has to hold; at the end everything is answered and settles. */
export async function live({ isNew, happenings }: Story, openPage: typeof machinePage): Promise<void> {
  const world = new World(openPage, isNew);
  for (const [at, happening] of happenings.entries()) {
    await world.happen(happening, `w${at}`);
    await world.check();
  }
  await world.settle();
}

const DRAFT_FATES = {
  draftAnswered: 'answered',
  draftRequestLost: 'requestLost',
  draftRequestLate: 'requestLate',
  draftAnswerLost: 'answerLost',
  draftFailing: 'failing',
  draftSignedOut: 'signedOut',
} as const;

/** How a text begins that somebody else wrote. */
const OTHERS = 'other';

/** A page, its device, the server, and whatever else is at work on one document. */
class World {
  readonly #server = new ModelServer();
  readonly #device = new ModelDevice();
  readonly #openPage: typeof machinePage;
  #page: ModelPage;
  #before: { content: Content<Text>; id: number | undefined };
  /** What the person has seen: going over it is their choice; where nothing stands, nothing is gone over. */
  readonly #seen = new Set<string>([`title ${GIVEN_TITLE}`, '']);
  /** Summaries on the screen, one after the other. */
  readonly #screen: string[] = [];
  /** Conflicts of which both sides are kept. */
  readonly #bothKept = new Set<unknown>();
  /** The page whose draft is being exchanged. */
  #exchanging: ModelPage | null = null;
  #mayCreate = 0;
  #unanswered = 0;

  constructor(openPage: typeof machinePage, isNew: boolean) {
    this.#openPage = openPage;
    if (!isNew) this.#server.restore(seven);
    this.#server.onOverwrite = (before, after) => this.#assertSeen(before, after);
    this.#page = this.#open(isNew ? NEW : draftNameOf(7), true);
    this.#before = this.#now();
    this.#see(this.#before.content);
  }

  /** Opens what the device and the server have, as the product does. */
  #open(name: string, online: boolean): ModelPage {
    this.#unanswered = 0;
    const { start, isFirst } = startAsOpened(name, this.#device, this.#server, online);
    if (isFirst) this.#mayCreate += 1;
    return this.#openPage(start, this.#server.gateway, this.#device);
  }

  async happen(happening: Happening, word: string): Promise<void> {
    this.#before = this.#now();
    const page = this.#page;
    const { conflict, stored } = page.state();
    const id = stored?.id ?? 7;
    const key = page.creationKey();
    switch (happening) {
      case 'type':
        return this.#byPerson(() => page.edit(type(word)));
      case 'typeRefused':
        return this.#byPerson(() => page.edit(type(word + REFUSED_MARK)));
      case 'typeInvalid':
        return this.#byPerson(() => page.edit(type(word + INVALID_MARK)));
      case 'retitle':
        return this.#byPerson(() => page.edit((content) => ({ ...content, title: ` ${word} ` })));
      case 'untitle':
        return this.#byPerson(() => page.edit((content) => ({ ...content, title: '' })));
      case 'template':
        return this.#byPerson(() => page.edit((content) => ({ ...content, templateId: word })));
      case 'undo':
        return this.#byPerson(() => void page.undo());
      case 'redo':
        return this.#byPerson(() => void page.redo());
      case 'swap':
        return this.#byPerson(page.swapNotice);
      case 'dismiss':
        return page.dismissNotice();
      case 'save':
        return this.#ask(() => page.save('person'));
      // A decision is made in the sight of both versions.
      case 'keepMine':
        return conflict ? (this.#see(conflict), this.#ask(page.keepMine)) : undefined;
      case 'takeTheirs':
        return conflict ? (this.#see(conflict), this.#byPerson(page.takeTheirs)) : undefined;
      case 'keepBoth':
        if (!conflict) return;
        if (!this.#bothKept.has(conflict)) this.#mayCreate += 1;
        this.#bothKept.add(conflict);
        return (this.#see(conflict), this.#ask(page.keepBoth));
      case 'timer':
        return page.timerFires();
      case 'online':
        return page.saveIfDirty();
      case 'reached':
        return page.serverReached();
      case 'lateArrives':
        return this.#server.lateArrives();
      case 'otherTypes':
        return this.#server.saveElsewhere(id, { data: { summary: `${OTHERS} ${word}` } });
      case 'otherRetitles':
        return this.#server.saveElsewhere(id, { title: `${OTHERS} ${word}` });
      case 'otherDeletes':
        return this.#server.remove(id);
      case 'share':
        return this.#exchange(() => handDraftOver(page, this.#exchangeParts(), new Date()));
      case 'look':
        return this.#exchange(() => lookAtDraft(page, this.#exchangeParts()));
      case 'draftAnswered':
      case 'draftRequestLost':
      case 'draftRequestLate':
      case 'draftAnswerLost':
      case 'draftFailing':
      case 'draftSignedOut':
        return this.#server.decideDraft(DRAFT_FATES[happening]);
      case 'otherDrafts': {
        const shared = key === null ? undefined : this.#server.drafts.get(key);
        const data = { summary: `${OTHERS} ${word}` };
        if (key !== null && shared) this.#server.draftElsewhere(key, { ...shared.content, data });
        return;
      }
      case 'otherSavesDraft':
        return key === null ? undefined : this.#server.saveDraftElsewhere(key, `${OTHERS} ${word}`);
      case 'otherDiscards':
        return key === null ? undefined : this.#server.discardElsewhere(key);
      case 'news': {
        const newer = this.#server.documents.get(id);
        return newer && page.follow(structuredClone(newer));
      }
      case 'reload':
      case 'reloadArriving':
      case 'reloadOffline':
        this.#server.abandon(happening === 'reloadArriving');
        return this.#reopen(happening !== 'reloadOffline');
      case 'leave':
        return this.#leave();
      default:
        return this.#server.decide(happening);
    }
  }

  #exchangeParts() {
    const { shared } = this.#device;
    return {
      gateway: this.#server.gateway.drafts,
      store: {
        keep: async (key: string, found: SharedDraft<Text>) => void shared.set(key, structuredClone(found)),
        drop: async (key: string) => void shared.delete(key),
      },
    };
  }

  /** One exchange at a time, as a page has them. */
  #exchange(exchange: () => Promise<unknown>): void {
    const page = this.#page;
    if (this.#exchanging === page) return;
    this.#exchanging = page;
    void exchange().then(() => {
      if (this.#exchanging === page) this.#exchanging = null;
    });
  }

  #byPerson(action: () => void): void {
    action();
    this.#before = this.#now();
  }

  #ask(action: () => ReturnType<ModelPage['save']>): void {
    const from = Math.max(0, this.#screen.length - 1);
    const page = this.#page;
    this.#unanswered += 1;
    void action().then((outcome) => {
      if (page !== this.#page) return;
      this.#unanswered -= 1;
      const shown = [...this.#screen.slice(from), page.state().content.data.summary];
      const id = page.state().stored?.id ?? 0;
      // What is not valid is held back, and all else is saved.
      const isHeldBack = shown.some((summary) => summary.includes(INVALID_MARK));
      const isSaved = this.#server.everHad(id, ({ data }) => isHeldBack || shown.includes(data.summary));
      if (outcome.kind === 'saved' && !isSaved) this.#server.violations.push('called saved, and is not');
    });
  }

  #reopen(online: boolean): void {
    this.#countGone();
    this.#page.end();
    const name = this.#page.draftName();
    const draft = structuredClone(this.#device.drafts.get(name)) as Content<Text> | undefined;
    this.#page = this.#open(name, online);
    const { content } = this.#page.state();
    if (draft) holds(isSaved(draft, content) || isSame(draft, content), 'the draft is on the screen again');
    const { summary } = this.#before.content.data;
    const isOthers = content.data.summary.startsWith(OTHERS) || !this.#page.state().stored;
    holds(content.data.summary === summary || isOthers, `"${summary}" is on the screen again`);
    this.#before = this.#now();
  }

  async #leave(): Promise<void> {
    let isClosed = false;
    void this.#page.close().then(() => (isClosed = true));
    await flush();
    for (let calls = 0; calls < 20 && !isClosed; calls += 1) {
      this.#server.decide('answered');
      this.#server.decideDraft('answered');
      await flush();
    }
    holds(isClosed, 'a session that is left ends');
    this.#reopen(true);
  }

  async check(): Promise<void> {
    await flush();
    const standing = { page: this.#page, device: this.#device, server: this.#server };
    const { content } = this.#page.state();
    holds(!this.#page.state().conflict || this.#server.isShared, 'nobody is asked about their own writing');
    const [violation] = this.#server.violations;
    holds(violation === undefined, violation ?? '');
    this.#countGone();
    holds(this.#server.created <= this.#mayCreate, 'one document for one creation');
    const { notice } = this.#page.state();
    assertNothingTakenAway(this.#server, this.#before, this.#page.state());
    // It can be brought back.
    if (notice) this.#see(notice.other);
    assertSafe(standing);
    assertTrue(standing);
    this.#see(content);
    if (this.#screen.at(-1) !== content.data.summary) this.#screen.push(content.data.summary);
    this.#before = this.#now();
  }

  /** What was deleted elsewhere can be saved anew, once. */
  #countGone(): void {
    if (this.#before.id !== undefined && !this.#page.state().stored) this.#mayCreate += 1;
  }

  #see(content: Content<Text>): void {
    for (const part of partsOf(content)) this.#seen.add(part);
  }

  /** A save goes over nothing that its writer has not seen. */
  #assertSeen(before: Content<Text>, after: Content<Text>): void {
    const kept = partsOf(after);
    // What stands in a notice can be brought back.
    const { notice } = this.#page.state();
    if (notice) this.#see(notice.other);
    const unseen = partsOf(before).find((part) => !kept.includes(part) && !this.#seen.has(part));
    if (unseen !== undefined) this.#server.violations.push(`a save goes over "${unseen}"`);
  }

  /** Everything is answered from now on: nothing stays unsaved, and whoever waits has an answer. */
  async settle(): Promise<void> {
    await this.#settleBeside();
    for (let turn = 0; turn < 100 && (await this.#goOn(turn)); turn += 1) await this.check();
    const { stored, dirty, status, content } = this.#page.state();
    holds(this.#unanswered === 0, 'every request is answered');
    holds(this.#server.pending.length === 0, 'nothing is under way');
    if (!stored) return;
    holds(!dirty && ['saved', 'followed', 'merged'].includes(status), `saved at last, and not "${status}"`);
    holds(this.#server.has(stored.id, content, stored.version), 'the server has it at last');
  }

  /** As far as it goes without anybody's correcting what no page sends: all else is saved, and that is said. */
  async #settleBeside(): Promise<void> {
    const isLeft = () => isInvalid(this.#page.state().content);
    for (let turn = 0; turn < 100 && isLeft() && (await this.#goOn(turn, true)); turn += 1)
      await this.check();
    const { stored, dirty, status, content } = this.#page.state();
    if (!stored || !isLeft()) return;
    holds(!dirty && status === 'partly', `saved but for one field at last, and not "${status}"`);
    holds(this.#server.hasBeside(stored.id, content, stored.version), 'the server has the rest at last');
  }

  async #goOn(turn: number, leavesInvalid = false): Promise<boolean> {
    const { conflict, stored, dirty, failure, status, content } = this.#page.state();
    if (this.#server.pending.length > 0) await this.happen('answered', '');
    else if (this.#server.pendingDrafts.length > 0) await this.happen('draftAnswered', '');
    else if (conflict) await this.happen('keepMine', '');
    else if (isNotTaken(content) && !leavesInvalid) await this.happen('type', `settled ${turn}`);
    else if (this.#page.isWaiting()) await this.happen('timer', '');
    else if (status === 'copy') await this.happen('reached', '');
    else if (stored && (dirty || (leavesInvalid && failure))) await this.happen('save', '');
    else return false;
    return true;
  }

  #now() {
    const { content, stored } = this.#page.state();
    return { content, id: stored?.id };
  }
}

/** Lets every promise that can go on do so. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
