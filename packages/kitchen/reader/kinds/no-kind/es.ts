import type { NoKindRows } from '#kitchen/reader/kinds/no-kind/rows.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names, places, verbs and things that nobody can make a kind of food. */
export const es: NoKindRows = {
  firstNames: list(
    `Antonio, José, Manuel, Francisco, Juan, David, Javier, Daniel, Carlos, Jesús, Alejandro, Miguel, Rafael,
    Pedro, Pablo, Ángel, Sergio, Fernando, Jorge, Luis, Alberto, Álvaro, Diego, Adrián, Raúl, Enrique, Ramón,
    Vicente, Iván, Rubén, Óscar, Andrés, Joaquín, Santiago, Eduardo, Víctor, Roberto, Jaime, Mario, Ignacio,
    Alfonso, Salvador, Ricardo, Marcos, Emilio, Julián, Julio, Guillermo, Gabriel, Tomás, Agustín, Gonzalo, Hugo,
    Martín, Felipe, Mariano, Nicolás, Rodrigo, Ernesto, Gustavo, Hernán, Facundo, Pancho, María, Carmen, Ana,
    Isabel, Laura, Cristina, Marta, Dolores, Lucía, Josefa, Elena, Teresa, Sara, Paula, Raquel, Manuela, Beatriz,
    Patricia, Silvia, Julia, Mercedes, Irene, Andrea, Encarnación, Montserrat, Nuria, Alba, Mónica, Susana,
    Yolanda, Sonia, Sofía, Margarita, Marina, Natalia, Inmaculada, Juana, Claudia, Inés, Eva, Esther, Verónica,
    Ángela, Noelia, Daniela, Valeria, Carolina, Martina, Emma, Gabriela, Lorena, Consuelo, Remedios, Esperanza,
    Guadalupe, Ximena, Camila, Valentina`,
  ),
  familyNames: list(
    `García, Rodríguez, González, Fernández, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Hernández,
    Ruiz, Díaz, Moreno, Muñoz, Álvarez, Romero, Gutiérrez, Alonso, Navarro, Torres, Domínguez, Ramírez, Vázquez`,
  ),
  familyEndings: [],
  titles: list(`don, doña, señor, señora, sr, sra, dr, dra, tía, tío, abuela, abuelo`),
  cities: list(
    `Madrid, Barcelona, Valencia, Sevilla, Zaragoza, Málaga, Murcia, Palma, Bilbao, Alicante, Córdoba, Valladolid,
    Vigo, Gijón, Granada, Oviedo, Badajoz, Salamanca, Burgos, Pamplona, San Sebastián, Santander, Toledo, Cádiz,
    Huelva, Lugo, Ourense, Buenos Aires, Rosario, Mendoza, Bogotá, Medellín, Cali, Lima, Arequipa, Cusco,
    Santiago, Valparaíso, Caracas, Quito, Guayaquil, La Paz, Montevideo, Asunción, Guadalajara, Monterrey,
    Puebla, Tijuana, La Habana, San José`,
  ),
  verbs: list(
    `precalentar, precaliente, precalienta, hornear, hornea, hervir, hierve, cocer, cuece, freír, fríe, sofreír,
    sofríe, saltear, saltea, dorar, dora, remover, remueve, mezclar, mezcla, batir, bate, amasar, amasa, picar,
    pica, cortar, corta, cocinar, cocina, calentar, calienta, dejar, deja, reposar, asar, asa, enfriar, enfría,
    añadir, añade, tapar, tapa, marinar`,
  ),
  timesAndHeats: list(`minuto, minutos, min, hora, horas, segundos, grados, fuego, horno, hervor, vapor`),
  things: list(
    `pomada, crema de manos, champú, jarabe para la tos, pastillas, cápsulas, desodorante, detergente, lejía,
    rímel, pintalabios, calle, avenida, plaza, estación, estadio, barrio, club, destornillador, cargador, pilas,
    pintura`,
  ),
  thingEndings: [],
}
