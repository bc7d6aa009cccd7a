import { Component, type ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value gives the content another chance, as when another page is opened. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

const MESSAGE = 'Halaman ini tidak bisa ditampilkan. Muat ulang, lalu coba lagi.';

/** Keeps a fault of one page from blanking the window; React itself writes it to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // A reload also helps where a file of an older version is no longer on the server.
    return <ErrorState message={MESSAGE} onRetry={() => window.location.reload()} />;
  }
}
