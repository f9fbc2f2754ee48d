import { proveLooks } from './prove-looks.ts';

// The full count is in the soak.
proveLooks({ looks: 1, kinds: 2 });
