import { proveLooks } from './prove-looks.ts';

// The full count is in the soak.
proveLooks({ looks: 10, kinds: 2 });
