/** How an ad begins in each language, up to its requirements. */
export const INTRO = {
  en: 'We are a small company with a big heart and we are looking for somebody who would like to join our team.\n\nRequirements\n',
  de: 'Wir sind ein kleines Unternehmen und suchen für unser Team in der Stadt eine Person mit Freude an der Arbeit.\n\nIhr Profil\n',
  fr: 'Nous sommes une petite entreprise et nous cherchons une personne pour notre équipe dans le centre de Lyon.\n\nProfil recherché\n',
  es: 'Somos una empresa pequeña con un gran corazón y buscamos a una persona para nuestro equipo en el centro.\n\nRequisitos\n',
  pt: 'Somos uma pequena empresa com um grande coração e procuramos uma pessoa para a nossa equipa no centro.\n\nRequisitos\n',
  pl: 'Jesteśmy małą firmą i szukamy osoby do naszego zespołu w centrum miasta, na umowę o pracę.\n\nWymagania\n',
};
