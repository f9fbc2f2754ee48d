import type { Language } from './language.ts';

const LONG_MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

export const es: Language = {
  name: 'Español',
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  longMonths: LONG_MONTHS,
  beforeYear: '/',
  present: 'actualidad',
  seasons: { spring: 'primavera', summer: 'verano', autumn: 'otoño', winter: 'invierno' },
  expected: (date) => `previsto: ${date}`,
  job: { hours: 'Horas por semana', pay: 'Salario', supervisor: 'Responsable' },
  study: { grade: 'Nota', courses: 'Asignaturas' },
  headings: {
    summary: 'Perfil',
    employment: 'Experiencia profesional',
    education: 'Formación',
    skills: 'Competencias',
    projects: 'Proyectos',
    certificates: 'Certificaciones',
    languages: 'Idiomas',
    awards: 'Premios y reconocimientos',
    volunteering: 'Voluntariado',
    publications: 'Publicaciones',
  },
  contact: 'Contacto',
  untitledSection: 'Información adicional',
  documents: { resume: 'Currículum', letter: 'Carta de presentación' },
  nameless: 'Nombre y apellidos',
  photo: (name) => (name ? `Foto de ${name}` : 'Foto'),
  letterFallbacks: { hiringManager: 'Responsable de selección', company: 'Nombre de la empresa' },
  letterDefaults: {
    opening: 'Estimado equipo de selección:',
    body: `Me dirijo a ustedes para presentar mi candidatura al puesto de [Position] en [Company]. Mi experiencia en [relevant experience/skills] me permitirá contribuir al trabajo de su equipo desde la primera semana.

En mi trabajo reciente he llevado proyectos desde la primera idea hasta el resultado final, he colaborado estrechamente con colegas de otras disciplinas y he cumplido mis compromisos en plazo y dentro del presupuesto.

Lo que me atrae de [Company] es lo que hacen y cómo lo hacen. Me gustaría conversar con ustedes sobre cómo encaja mi experiencia en lo que buscan.`,
    closing: 'Gracias por su tiempo y su atención. Quedo a la espera de su respuesta.',
    signature: 'Atentamente,',
  },
  longDate: (year, month, day) => `${day} de ${LONG_MONTHS[month - 1] ?? ''} de ${year}`,
};
