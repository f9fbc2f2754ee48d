import { nameFromAd } from '../ads/proposals/name-from-ad.ts';
import { fitTitle } from '../fit-title.ts';
import { cleanLine } from '../text/clean.ts';
import type { ApplicationData } from './schema.ts';

export const UNTITLED_APPLICATION = 'Untitled application';

type Named = Pick<ApplicationData, 'position' | 'employer'>;

/**
 * What an application is called until somebody calls it otherwise: "Staff nurse – Mercy Hospital"; as its ad begins, as long
 * as neither is known.
 */
export function applicationTitle({
  ad = '',
  ...named
}: Named & Partial<Pick<ApplicationData, 'ad'>>): string {
  return byFields(named) || cleanLine(nameFromAd(ad)) || UNTITLED_APPLICATION;
}

function byFields({ position, employer }: Named): string {
  return [position, employer].map(cleanLine).filter(Boolean).join(' – ');
}

/** All that it may be called without anybody having called it so: it was added before its position was typed, say. */
export function titlesOfItsOwn(data: Named & Pick<ApplicationData, 'ad'>): string[] {
  const nameless = { position: '', employer: '', ad: data.ad };
  return [applicationTitle(data), applicationTitle(nameless), UNTITLED_APPLICATION];
}

/** The title that somebody has given it; empty where it is called by its position and employer. */
export function ownTitle(application: Named & { title: string }): string {
  return application.title === fitTitle('', applicationTitle(application)) ? '' : application.title;
}
