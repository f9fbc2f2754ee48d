import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** React says so of updates that `act` does not wait for. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

/** Puts a component into an empty page; what was there goes. */
export async function mount(component: ReactNode): Promise<void> {
  await unmount();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root?.render(component));
}

export async function unmount(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control that a visible label names. */
export function control<C extends Control = HTMLInputElement>(label: string): C {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const labelled = found && document.getElementById(found.htmlFor);
  if (!labelled) throw new Error(`no control is called ${label}`);
  return labelled as C; // The test knows what its component is made of.
}

/** Has a control hold a text or a choice, as a person would. */
export async function write(field: Control, text: string): Promise<void> {
  // React keeps the value it set; the property of the element's class is the way past it.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}

/** Moves on from a field. */
export async function leave(field: Element): Promise<void> {
  await act(async () => void field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

/** Presses the button of that name. */
export async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`no button is called ${name}`);
  await act(async () => found.click());
}

/** What is said of a control beside its name: its faults, its hint. */
export function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
