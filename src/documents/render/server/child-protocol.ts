import type { Printable } from '../../printable.ts';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { CompilerFiles, PdfResult, SvgResult } from '../engine.ts';

/** What each kind of job answers. */
export type Results = { pdf: PdfResult; svg: SvgResult; exchange: object; readBack: ParsedResume };
export type Kind = keyof Results;

/** Which build of the compiler a child runs; `auto` is the native one wherever it loads. */
export type Build = 'auto' | 'native' | 'wasm';

export type ToChild =
  { type: 'start'; files: CompilerFiles; build: Build } | { type: 'job'; kind: Kind; document: Printable };

/** A child works at one job at a time, so that answers need no number. `rss` is its memory in bytes. */
export type FromChild =
  | { type: 'ready'; build: 'native' | 'wasm'; rss: number }
  | { type: 'done'; result: Results[Kind]; rss: number }
  | { type: 'refused'; diagnostics: string[]; rss: number };
