import { useState } from 'react';
import { LONG_TEXT_MAX } from '#documents/limits.ts';
import type { Fields } from '#documents/fields.ts';
import { AdviceLines } from '#editor/advice/field-advice.tsx';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { Counter } from '#ui/fields/counter.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-controls.tsx';
import { HiddenLineList } from './hidden-line-list.tsx';
import { hiddenInOrder } from './hiding-lines.ts';
import { LinkDialog } from './link-dialog.tsx';
import { linkAt, type SelectedText } from './mark-edits.ts';
import { atLeast, type TextFieldProps } from './text-field.tsx';
import { TextTools, toolOfKey, type TextTool } from './text-tools.tsx';
import { useFieldId } from './use-field-focus.ts';
import { useLongText } from './use-long-text.ts';

type LongTextProps = TextFieldProps & {
  rows?: number;
  /** Length in characters beyond which a text is kept and printed, but seldom read. */
  limit?: number;
  /** The list beside the text that has its lines that are not printed; without it none can be hidden. */
  hiddenLines?: string;
  /** What the document holds, where its long texts may have bold, italic and links. */
  marks?: Fields;
};

/** A long text of a document, with what can be done to its words and lines. */
export function LongText(props: LongTextProps) {
  const { path, label, required, hint, className, limit, rows = 4, hiddenLines, marks, ...control } = props;
  const { value, error } = useDocumentText(path);
  const fieldId = useFieldId();
  const listPath = hiddenLines && path.slice(0, path.lastIndexOf('.') + 1) + hiddenLines;
  const text = useLongText(path, listPath, marks);
  const [link, setLink] = useState<ReturnType<typeof linkAt> | null>(null);
  const tools: TextTool[] = [
    'bullets',
    ...(marks ? (['bold', 'italic', 'link'] as const) : []),
    ...(listPath ? (['hide'] as const) : []),
  ];
  const use = (tool: TextTool) => {
    if (tool === 'bullets') text.bullets();
    else if (tool === 'hide') text.hideLines();
    else if (tool === 'link') setLink(linkAt(text.selection()));
    else text.mark(tool === 'bold' ? '**' : '*');
  };
  const place = (at: SelectedText, words: string, href: string) => {
    setLink(null);
    text.link(at, words, href);
  };
  return (
    <>
      <Field
        label={label}
        id={fieldId(path)}
        error={error ?? tooLong(value, LONG_TEXT_MAX)}
        aside={limit && <Counter length={value.length} limit={limit} />}
        mark={<BaseMark at={path} where="field" />}
        tools={<TextTools controls={fieldId(path)} tools={tools} onUse={use} />}
        {...(required && { required })}
        {...(hint && { hint })}
        {...(className && { className })}
      >
        <TextArea
          {...control}
          rows={rows}
          style={atLeast(rows)}
          value={value}
          onChange={(event) => text.type(event.target.value)}
          onKeyDown={(event) => {
            const tool = toolOfKey(event);
            if (!tool || !tools.includes(tool)) return;
            event.preventDefault();
            use(tool);
          }}
        />
        {listPath && (
          <HiddenLineList
            path={listPath}
            lines={hiddenInOrder({ text: value, hidden: text.hidden })}
            onShow={text.showLine}
            onDelete={text.deleteLine}
          />
        )}
        <AdviceLines path={path} />
        <p role="status" className="visually-hidden">
          {text.told}
        </p>
      </Field>
      {link && (
        <LinkDialog
          words={link.words}
          href={link.href}
          onLink={(words, href) => place(link, words, href)}
          onRemove={() => place(link, link.words, '')}
          onClose={() => setLink(null)}
        />
      )}
    </>
  );
}
