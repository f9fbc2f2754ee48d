/** Small words that belong to the family name they stand before. */
const NAME_PARTICLE =
  /^(?:de|da|do|dos|das|del|della|di|van|von|der|den|la|le|las|los|el|al|bin|ibn|ben|mac|mc|o|zu|zur|zum|ter|ten|st|du|des|af|av|['’]t)\.?$/iu;

/** What joins two family names: "Ortega y Gasset", "Costa e Silva", "Puig i Cadafalch". */
export const NAME_JOINT = /^[yei]$/iu;

export function isNameParticle(word: string): boolean {
  return NAME_PARTICLE.test(word) || NAME_JOINT.test(word);
}
