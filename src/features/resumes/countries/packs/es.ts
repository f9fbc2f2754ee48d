import type { CountryPack } from '../country-pack.ts';

export const spain: CountryPack = {
  code: 'ES',
  name: 'Spain',
  paper: 'a4',
  dateStyle: 'numeric',
  languages: ['es'],
  pages: { usual: 1, most: 2, advice: 'One A4 page is best; two with many years of experience.' },
  photo: {
    stance: 'optional',
    advice:
      'Most people still send one, and more and more leave it out. For work with customers it is expected.',
  },
  birthDate: {
    stance: 'leaveOut',
    advice: 'Better left out, with marital status and the number of your identity card.',
  },
  order: ['summary', 'employment', 'education', 'languages', 'skills'],
  note: 'With little experience, education may come first.',
  sources: [
    {
      name: 'La Voz de Galicia (2025): four recruiters on what belongs in a currículo',
      address:
        'https://www.lavozdegalicia.es/noticia/yes/2025/08/23/debe-incluir-curriculo-cabida/0003_202508SY23P16991.htm',
    },
    {
      name: 'COCEMFE Castilla y León: Comienza la búsqueda, forma del currículum',
      address: 'http://www.cocemfe.cocemfecyl.es/cursos/comienzalabusqueda/forma.html',
    },
    {
      name: 'Confederación Canaria de Empresarios: Cómo se hace un currículum vítae',
      address: 'https://www.ccelpa.org/como-se-hace-un-curriculum-vitae/',
    },
    {
      name: 'Aulas de Empleo y Trabajo: Currículum vítae, estructura',
      address: 'https://aulasdeemploytrabajo.wordpress.com/2017/01/11/curriculum-vitae-estructura/',
    },
  ],
};
