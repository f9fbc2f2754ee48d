import { proveResumes } from './prove-resumes.ts';

proveResumes(1);
