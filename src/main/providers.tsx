import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '#platform/http/query-client.ts';
import { AuthProvider } from '#platform/session/auth-provider.tsx';
import { ToastProvider } from '#ui/toast/toast-provider.tsx';
import { LogOutGuard } from './log-out-guard.tsx';

/** What every page may use: the session, the server's data, and messages. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LogOutGuard>
        {(mayLogOut) => (
          <AuthProvider mayLogOut={mayLogOut}>
            <ToastProvider>{children}</ToastProvider>
          </AuthProvider>
        )}
      </LogOutGuard>
    </QueryClientProvider>
  );
}
