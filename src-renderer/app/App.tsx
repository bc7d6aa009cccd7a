import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../features/auth/components/AuthProvider.tsx';
import { queryClient } from '../lib/query-client.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Companion } from './Companion.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NavigationFocus } from './NavigationFocus.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <BrowserRouter>
            <NavigationFocus />
            <AppRoutes />
            <Companion />
          </BrowserRouter>
        </AuthProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
