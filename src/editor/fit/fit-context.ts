import { createContext } from 'react';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { Fit } from './use-fit.ts';

/** The way to fit the open document to its pages, and how those came out, where that is known. */
export type FitInEditor = { fit: Fit; layout: Layout | null };

export const FitContext = createContext<FitInEditor | null>(null);
