import type { PaymentProvider } from '#features/billing/provider.ts';

/** A provider whose calls about refunds can get lost on the way there, or their answers on the way back. */
export function lossyRefunds() {
  const line: { lost: 'nothing' | 'the call' | 'the answer' } = { lost: 'nothing' };
  return {
    line,
    provider: (sandbox: PaymentProvider): PaymentProvider => ({
      ...sandbox,
      async refund(...call) {
        if (line.lost === 'the call') throw new Error('the network is gone');
        await sandbox.refund(...call);
        if (line.lost === 'the answer') throw new Error('the network is gone');
      },
    }),
  };
}
