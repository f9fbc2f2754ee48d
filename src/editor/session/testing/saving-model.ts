import type { machinePage } from './model-pages.ts';
import { holds, isInvalid, isNotTaken } from './saving-invariants.ts';
import { SavingWorld } from './saving-world.ts';
import type { Story } from './stories.ts';

/** Lets it happen, and checks after each thing what has to hold; at the end everything is answered and settles. */
export async function live({ isNew, happenings }: Story, openPage: typeof machinePage): Promise<void> {
  const world = new SavingWorld(openPage, isNew);
  for (const [at, happening] of happenings.entries()) {
    await world.happen(happening, `w${at}`);
    await world.check();
  }
  await settle(world);
}

/** Everything is answered from now on: nothing stays unsaved, and whoever waits has an answer. */
async function settle(world: SavingWorld): Promise<void> {
  await settleBeside(world);
  for (let turn = 0; turn < 100 && (await goOn(world, turn)); turn += 1) await world.check();
  const { stored, dirty, status, content } = world.page.state();
  holds(world.unanswered === 0, 'every request is answered');
  holds(world.server.pending.length === 0, 'nothing is under way');
  if (!stored) return;
  holds(!dirty && ['saved', 'followed', 'merged'].includes(status), `saved at last, and not "${status}"`);
  holds(world.server.has(stored.id, content, stored.version), 'the server has it at last');
}

/** As far as it goes without anybody's correcting what no page sends: all else is saved, and that is said. */
async function settleBeside(world: SavingWorld): Promise<void> {
  const isLeft = () => isInvalid(world.page.state().content);
  for (let turn = 0; turn < 100 && isLeft() && (await goOn(world, turn, true)); turn += 1)
    await world.check();
  const { stored, dirty, status, content } = world.page.state();
  if (!stored || !isLeft()) return;
  holds(!dirty && status === 'partly', `saved but for one field at last, and not "${status}"`);
  holds(world.server.hasBeside(stored.id, content, stored.version), 'the server has the rest at last');
}

async function goOn(world: SavingWorld, turn: number, leavesInvalid = false): Promise<boolean> {
  const { conflict, stored, dirty, failure, status, content } = world.page.state();
  if (world.server.pending.length > 0) await world.happen('answered', '');
  else if (world.server.pendingDrafts.length > 0) await world.happen('draftAnswered', '');
  else if (conflict) await world.happen('keepMine', '');
  else if (isNotTaken(content) && !leavesInvalid) await world.happen('type', `settled ${turn}`);
  else if (world.page.isWaiting()) await world.happen('timer', '');
  else if (status === 'copy') await world.happen('reached', '');
  else if (stored && (dirty || (leavesInvalid && failure))) await world.happen('save', '');
  else return false;
  return true;
}
