import { useState } from 'react';
import type { PrintedKindName } from '#documents/printed-kinds.ts';
import { loadSample } from '#editor/template-pages/samples.ts';
import type { TemplateChooserProps } from '#editor/template-pages/template-chooser.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';

type ChooserProps = Omit<TemplateChooserProps, 'sample'>;

type LoadedChooserProps = ChooserProps & { onTryAgain: () => void };

type TemplatePickerProps = ChooserProps & {
  /** Where something outside must find it. */
  id?: string;
};

/** The chooser with the pictures of one kind's templates. */
function chooserOf(kind: PrintedKindName) {
  const useChooser = codeOnDemand(async () => {
    const [{ TemplateChooser }, sample] = await Promise.all([
      import('#editor/template-pages/template-chooser.tsx'),
      loadSample(kind),
    ]);
    return { TemplateChooser, sample };
  });
  return function LoadedChooser({ onTryAgain, ...props }: LoadedChooserProps) {
    const [isMissing, setMissing] = useState(false);
    const code = useChooser(true, () => setMissing(true));
    if (code) return <code.TemplateChooser {...props} sample={code.sample} />;
    return isMissing ? <NotLoaded onTryAgain={onTryAgain} /> : <Loading />;
  };
}

const CHOOSERS: Readonly<Record<PrintedKindName, ReturnType<typeof chooserOf>>> = {
  resume: chooserOf('resume'),
  letter: chooserOf('letter'),
};

/** The templates to choose from. Their code is loaded when they are looked at; a bad network may withhold it. */
export function TemplatePicker({ id, ...props }: TemplatePickerProps) {
  const [attempt, setAttempt] = useState(0);
  const LoadedChooser = CHOOSERS[props.kind];
  return (
    <div id={id}>
      <LoadedChooser key={attempt} {...props} onTryAgain={() => setAttempt((count) => count + 1)} />
    </div>
  );
}

function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>The templates could not be loaded. Please check your connection. Nothing is lost.</p>
      <Button variant="secondary" size="small" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <p role="status" className="min-h-dvh text-sm text-ink-soft">
      Loading the templates...
    </p>
  );
}
