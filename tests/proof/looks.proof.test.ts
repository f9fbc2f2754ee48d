import { proveLooks } from './prove-looks.ts';

// The full count is in the soak.
proveLooks({ looks: 3, kinds: 2 });
