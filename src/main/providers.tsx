import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '#platform/http/query-client.ts';
import { AuthProvider } from '#platform/session/auth-provider.tsx';
import { ToastProvider } from '#ui/toast.tsx';

/** What every screen can rely on: the API's data, the session, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastProvider>{children}</ToastProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
