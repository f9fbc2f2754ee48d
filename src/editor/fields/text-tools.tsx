import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '#ui/buttons/button.tsx';
import { BoldIcon, BulletsIcon, EyeOffIcon, ItalicIcon, LinkIcon } from '#ui/display/icons.tsx';

/** What can be done to the selection of a long text. */
export type TextTool = 'bullets' | 'bold' | 'italic' | 'link' | 'hide';

const TOOLS: Readonly<Record<TextTool, { label: string; keys: string; shortcut: string; icon: ReactNode }>> =
  {
    bullets: {
      label: 'Bullets',
      keys: 'Ctrl+Shift+8',
      shortcut: 'Control+Shift+8',
      icon: <BulletsIcon />,
    },
    bold: { label: 'Bold', keys: 'Ctrl+B', shortcut: 'Control+B', icon: <BoldIcon /> },
    italic: { label: 'Italic', keys: 'Ctrl+I', shortcut: 'Control+I', icon: <ItalicIcon /> },
    link: { label: 'Link', keys: 'Ctrl+K', shortcut: 'Control+K', icon: <LinkIcon /> },
    hide: {
      label: 'Hide this line',
      keys: 'Ctrl+Shift+H',
      shortcut: 'Control+Shift+H',
      icon: <EyeOffIcon />,
    },
  };

/** The tool that a key in the text stands for. */
export function toolOfKey(event: KeyboardEvent): TextTool | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return undefined;
  const key = event.key.toLowerCase();
  // With Shift the digit is another sign on most keyboards, but the same key.
  if (event.shiftKey && event.code === 'Digit8') return 'bullets';
  if (event.shiftKey) return key === 'h' ? 'hide' : undefined;
  return ({ b: 'bold', i: 'italic', k: 'link' } as const)[key];
}

type TextToolsProps = {
  /** The id of the text's control. */
  controls: string;
  tools: readonly TextTool[];
  onUse: (tool: TextTool) => void;
};

/** The tools of a long text: one stop of the Tab key, with the arrows between them. */
export function TextTools({ controls, tools, onUse }: TextToolsProps) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Text tools"
      aria-controls={controls}
      className="-my-1 -mr-1 flex pointer-coarse:-mr-2"
      onKeyDown={onKeyDown}
      // A press leaves the focus, and so the selection, in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map((tool, index) => {
        const { label: name, keys, shortcut, icon } = TOOLS[tool];
        return (
          <IconButton
            key={tool}
            label={name}
            title={`${name} (${keys})`}
            aria-keyshortcuts={shortcut}
            tabIndex={index === current ? 0 : -1}
            className="size-9! text-ink-soft pointer-coarse:size-11! [&_svg]:size-4.5"
            onFocus={() => setCurrent(index)}
            onClick={() => onUse(tool)}
          >
            {icon}
          </IconButton>
        );
      })}
    </div>
  );
}
