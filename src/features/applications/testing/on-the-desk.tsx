import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#platform/http/query-client.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { mount } from '#tests/support/mounted.tsx';
import { ToastContext, type Toast } from '#ui/toast/toast.tsx';

const none = () => Promise.resolve();

/** Whoever keeps the applications of a test. */
export const ACCOUNT = 7;

type Around = {
  refresh?: () => Promise<void>;
  toast?: (toast: Toast) => void;
  hasPlan?: boolean;
};

/**
 * Puts a part of the applications where it stands on the page; every other address is an empty one.
 * @returns the addresses, and what is read of the server
 */
export async function mountOnDesk(
  part: ReactNode,
  { refresh = none, toast = none, hasPlan = true }: Around = {},
) {
  const auth: Auth = {
    status: 'signedIn',
    user: {
      ...{ id: ACCOUNT, email: 'ana@example.com', phone: null },
      ...{ subscriptionStatus: hasPlan ? 'active' : 'inactive', subscriptionExpiresAt: null },
    },
    ...{ login: () => undefined, logout: none, forget: none, refresh },
  };
  const router = createMemoryRouter(
    [
      { path: '/applications', element: part },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/applications'] },
  );
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  await mount(
    <QueryClientProvider client={client}>
      <AuthContext value={auth}>
        <ToastContext value={toast}>
          <RouterProvider router={router} />
        </ToastContext>
      </AuthContext>
    </QueryClientProvider>,
  );
  return { router, client };
}
