/** Which of the processes one is, told by the environment that it is started with. */
export type WorkerPart = {
  /** Counts from 1; the first does what a copy of the product does once. */
  slot: number;
  processes: number;
  /** Where the others listen; undefined for the first to start, which finds it out. */
  port: number | undefined;
};

/** The variable that carries it; for ourselves alone, and no setting. */
const NAME = 'WORKER_PART';

export function partInEnvironment({ slot, processes, port }: WorkerPart): Record<string, string> {
  return { [NAME]: [slot, processes, port ?? ''].join(' ') };
}

export function partFrom(environment: Record<string, string | undefined>): WorkerPart {
  const [slot = '', processes = '', port = ''] = (environment[NAME] ?? '').split(' ');
  return { slot: Number(slot), processes: Number(processes), port: port === '' ? undefined : Number(port) };
}
