import type { Language } from './language.ts';

const LONG_MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

export const pt: Language = {
  name: 'Português',
  months: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
  longMonths: LONG_MONTHS,
  beforeYear: '/',
  present: 'presente',
  seasons: { spring: 'primavera', summer: 'verão', autumn: 'outono', winter: 'inverno' },
  expected: (date) => `previsto: ${date}`,
  job: { hours: 'Horas por semana', pay: 'Remuneração', supervisor: 'Supervisor' },
  study: { grade: 'Nota', courses: 'Disciplinas' },
  headings: {
    summary: 'Perfil',
    employment: 'Experiência profissional',
    education: 'Formação',
    skills: 'Competências',
    projects: 'Projetos',
    certificates: 'Certificações',
    languages: 'Idiomas',
    awards: 'Distinções',
    volunteering: 'Voluntariado',
    publications: 'Publicações',
  },
  contact: 'Dados pessoais',
  untitledSection: 'Informações adicionais',
  documents: { resume: 'Currículo', letter: 'Carta de apresentação' },
  nameless: 'Nome completo',
  photo: (name) => (name ? `Fotografia de ${name}` : 'Fotografia'),
  letterFallbacks: { hiringManager: 'Responsável pelo recrutamento', company: 'Nome da empresa' },
  // Words that both Portugal and Brazil use, where there are such words: no "equipa", "prémios", "até ao".
  letterDefaults: {
    opening: 'Exmas. Senhoras e Exmos. Senhores,',
    body: `Venho apresentar a minha candidatura à vaga de [Position] na empresa [Company]. Com a minha experiência em [relevant experience/skills], posso contribuir desde a primeira semana.

No meu trabalho recente conduzi projetos da primeira ideia ao resultado final, colaborei de perto com colegas de outras áreas e cumpri os meus compromissos dentro do prazo e do orçamento.

O que me atrai na empresa [Company] é o trabalho que fazem e a forma como o fazem. Gostaria de conversar sobre como a minha experiência responde ao que procuram.`,
    closing: 'Agradeço desde já o tempo e a atenção. Aguardo com interesse uma resposta.',
    signature: 'Com os melhores cumprimentos,',
  },
  longDate: (year, month, day) => `${day} de ${LONG_MONTHS[month - 1] ?? ''} de ${year}`,
};
