CREATE TABLE "known_devices" (
	"contact" text NOT NULL,
	"handle" text NOT NULL,
	"last_proven_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_contact_handle_pk" PRIMARY KEY("contact","handle")
);
--> statement-breakpoint
-- Codes on their way say nothing of the browser that asked; they would work for ten minutes at most.
DELETE FROM "sign_in_codes";--> statement-breakpoint
ALTER TABLE "sign_in_codes" DROP CONSTRAINT "sign_in_codes_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "id" serial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "handle" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "asker" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "own_send" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "open_attempts" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "known_devices_handle" ON "known_devices" USING btree ("handle");--> statement-breakpoint
CREATE INDEX "known_devices_proven" ON "known_devices" USING btree ("last_proven_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_contact" ON "sign_in_codes" USING btree ("contact","sent_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_handle" ON "sign_in_codes" USING btree ("handle");--> statement-breakpoint
CREATE INDEX "sign_in_codes_sent" ON "sign_in_codes" USING btree ("sent_at");