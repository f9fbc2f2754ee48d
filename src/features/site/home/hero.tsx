import { PricedText } from '../pricing/priced-text.tsx';
import { facts, hero } from '../content/home.ts';
import { Calls } from './calls.tsx';
import { HeroSheets } from './hero-sheets.tsx';

export function Hero() {
  return (
    <div className="border-b border-line">
      <div className="overflow-hidden">
        <div className="page-width grid gap-x-12 lg:min-h-[36rem] lg:grid-cols-[6fr_5fr]">
          <div className="flex flex-col justify-center py-14 sm:py-20">
            <p className="small-caps text-accent">{hero.kind}</p>
            <h1 className="mt-3 max-w-[14ch] text-4xl">{hero.title}</h1>
            <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">{hero.text}</p>
            <Calls className="mt-8" />
            <p className="mt-5 text-sm text-ink-soft">
              <PricedText>{hero.note}</PricedText>
            </p>
          </div>
          <HeroSheets />
        </div>
      </div>
      <div className="border-t border-line bg-desk">
        <dl className="page-width grid grid-cols-2 gap-x-4 gap-y-5 py-7 lg:gap-x-0 lg:grid-cols-4">
          {facts.map(({ figure, text }) => (
            <div
              key={text}
              className="flex flex-col-reverse justify-end lg:border-l lg:border-line lg:px-6 lg:first:border-l-0 lg:first:pl-0"
            >
              <dt className="text-sm text-ink-soft">{text}</dt>
              <dd className="font-serif text-xl font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
