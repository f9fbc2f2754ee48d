import type { MadeUpLetter } from './made-up-letter.ts';

/** Letters as people set them in France, Spain and Portugal. */
export const ROMANCE_LETTERS: readonly MadeUpLetter[] = [
  {
    name: 'French, with a formula of farewell',
    text: `Camille Durand
8 rue des Lilas
69003 Lyon
06 12 34 56 78
camille.durand@courrier.test

Clinique Saint-Roch
À l’attention de Mme Lefèvre
15 avenue Foch
69006 Lyon

Lyon, le 12 mars 2026

Objet : candidature au poste d’infirmière

Madame,

Infirmière depuis sept ans, je souhaite rejoindre votre service de cardiologie.

J’ai encadré douze étudiants et réorganisé les plannings.

Je serais heureuse de vous rencontrer.

Je vous prie d’agréer, Madame, mes salutations distinguées.

Camille Durand`,
    sender: {
      fullName: 'Camille Durand',
      email: 'camille.durand@courrier.test',
      phone: '06 12 34 56 78',
      address: '8 rue des Lilas',
      city: 'Lyon',
      zipCode: '69003',
    },
    recipient: {
      hiringManagerName: 'Mme Lefèvre',
      company: 'Clinique Saint-Roch',
      position: 'infirmière',
      companyAddress: '15 avenue Foch',
      city: 'Lyon',
      zipCode: '69006',
    },
    opening: 'Madame,',
    body: ['Infirmière depuis sept ans', 'J’ai encadré douze étudiants'],
    closing: 'Je serais heureuse de vous rencontrer.',
    signature: 'Je vous prie d’agréer, Madame, mes salutations distinguées.',
    language: 'fr',
    unplaced: ['À l attention de', 'Lyon le 12 mars 2026', 'Objet candidature au poste d'],
  },
  {
    name: 'Spanish',
    text: `Lucía Romero Gil
Calle Mayor 5
28013 Madrid
612 345 678
lucia.romero@correo.test

Hotel Sol y Mar
Departamento de Recursos Humanos
Avenida del Puerto 20
46023 Valencia

Madrid, 4 de febrero de 2026

Estimados señores:

Me dirijo a ustedes para solicitar el puesto de recepcionista publicado en su web.

Durante cinco años he atendido a huéspedes de treinta países.

Quedo a su disposición para una entrevista.

Atentamente,

Lucía Romero Gil`,
    sender: {
      fullName: 'Lucía Romero Gil',
      phone: '612 345 678',
      address: 'Calle Mayor 5',
      city: 'Madrid',
      zipCode: '28013',
    },
    recipient: {
      hiringManagerName: 'Departamento de Recursos Humanos',
      company: 'Hotel Sol y Mar',
      companyAddress: 'Avenida del Puerto 20',
      city: 'Valencia',
      zipCode: '46023',
    },
    opening: 'Estimados señores:',
    body: ['Me dirijo a ustedes', 'Durante cinco años'],
    closing: 'Quedo a su disposición para una entrevista.',
    signature: 'Atentamente,',
    language: 'es',
    unplaced: ['Madrid 4 de febrero de 2026'],
  },
  {
    name: 'Portuguese',
    text: `Inês Carvalho
Rua das Flores 22
4050-262 Porto
ines.carvalho@correio.test

Editora Maré Lda
Largo do Chiado 8
1200-108 Lisboa

Assunto: Candidatura à vaga de revisora

Exmos. Senhores,

Venho candidatar-me à vaga de revisora de texto anunciada no vosso sítio.

Nos últimos quatro anos revi cerca de noventa livros.

Agradeço desde já a atenção dispensada.

Com os melhores cumprimentos,
Inês Carvalho`,
    sender: {
      fullName: 'Inês Carvalho',
      email: 'ines.carvalho@correio.test',
      address: 'Rua das Flores 22',
      city: 'Porto',
      zipCode: '4050-262',
    },
    recipient: {
      company: 'Editora Maré Lda',
      position: 'revisora',
      companyAddress: 'Largo do Chiado 8',
      city: 'Lisboa',
      zipCode: '1200-108',
    },
    opening: 'Exmos. Senhores,',
    body: ['Venho candidatar-me', 'Nos últimos quatro anos'],
    closing: 'Agradeço desde já a atenção dispensada.',
    signature: 'Com os melhores cumprimentos,',
    language: 'pt',
    unplaced: ['Assunto Candidatura à vaga de'],
  },
];
