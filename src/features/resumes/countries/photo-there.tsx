import { COUNTRY_PACKS } from './country-packs.ts';

/** Whether a photo is usual in the country that a resume goes to. */
export function PhotoThere({ code }: { code: string }) {
  const pack = COUNTRY_PACKS.find((one) => one.code === code);
  if (!pack) return null;
  return (
    <p className="text-sm text-ink-soft">
      <span className="font-semibold">{pack.name}:</span> {pack.photo.advice}
    </p>
  );
}
