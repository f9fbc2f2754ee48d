// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { Button } from './button.tsx';

const onClick = vi.fn();
afterEach(async () => {
  await unmount();
  onClick.mockReset();
});
const button = () => {
  const found = document.querySelector('button');
  if (!found) throw new Error('no button');
  return found;
};

test('a button that is busy keeps the focus, says so, does nothing and submits nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await mount(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Saving..." onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  button().focus();
  button().click();
  expect(document.activeElement).toBe(button());
  expect(button().textContent).toBe('Saving...');
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ]);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button submits no form unless it is told to', async () => {
  await mount(<Button onClick={onClick}>Save</Button>);
  expect(button().type).toBe('button');
  button().click();
  expect(onClick).toHaveBeenCalledOnce();
});
