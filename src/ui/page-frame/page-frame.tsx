import { useRef, type ReactNode } from 'react';
import { Footer } from './footer.tsx';
import type { Navigation } from './navigation.ts';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

export type PageFrameProps = {
  navigation: Navigation;
  signedIn: boolean;
  onLogout: () => void;
  /** Stands above everything, such as the notice of a trial installation. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Top bar, content and footer of every page. The page itself brings no `<main>`. */
export function PageFrame({ navigation, signedIn, onLogout, notice, children }: PageFrameProps) {
  const content = useRef<HTMLElement>(null);
  const arrivedAt = useArrival(content);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      {notice}
      <TopBar navigation={navigation} signedIn={signedIn} onLogout={onLogout} />
      <p role="status" className="visually-hidden">
        {arrivedAt}
      </p>
      <main ref={content} id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Footer {...navigation.footer} />
    </div>
  );
}
