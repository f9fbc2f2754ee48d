import type { Content } from '#editor/session/content.ts';
import { DraftExchanges } from './draft-exchanges.ts';
import { ModelServer } from './model-server.ts';
import { INVALID_MARK, isSaved, REFUSED_MARK } from './model-texts.ts';
import { ModelDevice, NEW, startAsOpened, type machinePage, type ModelPage } from './model-pages.ts';
import { assertNothingTakenAway, assertSafe, assertTrue, holds, isSame } from './saving-invariants.ts';
import { SeenTexts } from './seen-texts.ts';
import { draftNameOf, seven, type, type Text } from './session-setup.ts';
import type { Happening } from './stories.ts';

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
export class SavingWorld {
  readonly #server = new ModelServer();
  readonly #device = new ModelDevice();
  readonly #openPage: typeof machinePage;
  #page: ModelPage;
  #before: { content: Content<Text>; id: number | undefined };
  readonly #seen = new SeenTexts();
  /** Summaries on the screen, one after the other. */
  readonly #screen: string[] = [];
  /** Conflicts of which both sides are kept. */
  readonly #bothKept = new Set<unknown>();
  readonly #exchanges = new DraftExchanges(this.#server, this.#device);
  #mayCreate = 0;
  #unanswered = 0;

  constructor(openPage: typeof machinePage, isNew: boolean) {
    this.#openPage = openPage;
    if (!isNew) this.#server.restore(seven);
    this.#server.onOverwrite = (before, after) => this.#assertSeen(before, after);
    this.#page = this.#open(isNew ? NEW : draftNameOf(7), true);
    this.#before = this.#now();
    this.#seen.add(this.#before.content);
  }

  get page(): ModelPage {
    return this.#page;
  }

  get server(): ModelServer {
    return this.#server;
  }

  /** How many requests of the present page wait for an answer. */
  get unanswered(): number {
    return this.#unanswered;
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
        return conflict ? (this.#seen.add(conflict), this.#ask(page.keepMine)) : undefined;
      case 'takeTheirs':
        return conflict ? (this.#seen.add(conflict), this.#byPerson(page.takeTheirs)) : undefined;
      case 'keepBoth':
        if (!conflict) return;
        if (!this.#bothKept.has(conflict)) this.#mayCreate += 1;
        this.#bothKept.add(conflict);
        return (this.#seen.add(conflict), this.#ask(page.keepBoth));
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
        return this.#exchanges.share(page);
      case 'look':
        return this.#exchanges.look(page);
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
    if (notice) this.#seen.add(notice.other);
    assertSafe(standing);
    assertTrue(standing);
    this.#seen.add(content);
    if (this.#screen.at(-1) !== content.data.summary) this.#screen.push(content.data.summary);
    this.#before = this.#now();
  }

  /** What was deleted elsewhere can be saved anew, once. */
  #countGone(): void {
    if (this.#before.id !== undefined && !this.#page.state().stored) this.#mayCreate += 1;
  }

  /** A save goes over nothing that its writer has not seen. */
  #assertSeen(before: Content<Text>, after: Content<Text>): void {
    // What stands in a notice can be brought back.
    const { notice } = this.#page.state();
    if (notice) this.#seen.add(notice.other);
    const unseen = this.#seen.goneUnseen(before, after);
    if (unseen !== undefined) this.#server.violations.push(`a save goes over "${unseen}"`);
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
