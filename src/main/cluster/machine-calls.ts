import type { Requester } from '#documents/render/engine.ts';
import type { ProcessFigures } from '#platform/metrics/prometheus.server.ts';
import type { CallHandlers, WorkerCalls } from '#platform/worker-channel.ts';
import type { Printable } from '#documents/printable.ts';
import type { JobKind, JobResults } from '#documents/render/server/engine-child.server.ts';

/*
 * What the processes that answer calls ask of the one that keeps what a machine has once: the engine, and the places
 * that people share. Everything goes over one channel (platform/worker-channel.ts).
 */

/** An error of the engine on its way: what travels between processes is no instance of a class. */
export type EngineRefusal =
  | { kind: 'busy'; retryAfterSeconds: number }
  | { kind: 'deadline'; deadlineMs: number }
  | { kind: 'failed'; diagnostics: readonly string[] }
  /** Nobody waits for it any more. */
  | { kind: 'withdrawn' }
  | { kind: 'other'; message: string };

export type Answered<T> = { result: T } | { refused: EngineRefusal };

/** A job, by a number that its asker gave it. */
export type PrintOrder = { job: number; kind: JobKind; document: Printable; requester: Requester };

export type PrintingCalls = {
  /** Whether pages can be set. */
  isReady(asked: null): boolean;
  room(asker: Requester | undefined): Answered<null>;
  print(order: PrintOrder): Answered<JobResults[JobKind]>;
  /** Nobody waits for a job any more. */
  withdraw(job: number): void;
};

/** Which of the shares in what is sent. */
export type BodyShareName = 'bodies' | 'networkBodies' | 'wideBodies';

/** A body that waits for its place, by a number that its asker gave it. */
export type PlaceWanted = {
  place: number;
  share: BodyShareName;
  sender: string;
  bytes: number | undefined;
  within: readonly string[];
};

export type PlaceCalls = {
  enter(wanted: PlaceWanted): { stallMs: number } | { retryAfterSeconds: number };
  cost(told: { place: number; bytes: number }): void;
  /** Answered once it is the turn of heavy work, which lasts until the place is left. */
  takeTurn(wanted: { place: number; sender: readonly string[] }): 'granted' | 'refused';
  /** Gives a place back, or waits for it no longer. */
  leave(place: number): void;
};

/** How a process can be reached once it listens. */
export type Listening = { port: number; publicUrl: string };

export type MachineCalls = PrintingCalls &
  PlaceCalls & {
    ready(listening: Listening): void;
    /** A heartbeat. */
    alive(): void;
    /** Figures that were asked for, by the number of the question. */
    figures(told: { question: number; figures: ProcessFigures }): void;
  };

/** What a worker is told unasked. */
export type MachineNews = { stop: true } | { tellFigures: number };

/** What is done for one of the processes. */
export type Serving<Calls extends WorkerCalls<Calls>> = {
  handlers: CallHandlers<Calls>;
  /** The process is gone: what it waits for is for nobody, and what it had is given back. */
  drop(): void;
};
