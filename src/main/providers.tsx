import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '#platform/http/query-client.ts';
import { clearStorage, clearThisTab } from '#editor/device/clear-storage.ts';
import {
  forgetDocuments,
  forgetErased,
  forgetSavedDocuments,
  onForgottenElsewhere,
} from '#editor/drafts/device-drafts.ts';
import { AuthProvider, type PersonalStorage } from '#platform/session/auth-provider.tsx';
import { ToastProvider } from '#ui/toast/toast.tsx';
import { LogOutGuard } from './log-out-guard.tsx';

const storage: PersonalStorage = {
  ...{ forgetDocuments, forgetErased, forgetSavedDocuments, clearThisTab, onForgottenElsewhere },
  clear: clearStorage,
};

/** What every page may use: the session, the server's data, and messages. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LogOutGuard>
        {(mayLogOut) => (
          <AuthProvider storage={storage} mayLogOut={mayLogOut}>
            <ToastProvider>{children}</ToastProvider>
          </AuthProvider>
        )}
      </LogOutGuard>
    </QueryClientProvider>
  );
}
