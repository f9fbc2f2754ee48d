CREATE TABLE "site_file_pieces" (
	"path" text NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "site_file_pieces_path_number_pk" PRIMARY KEY("path","number")
);
--> statement-breakpoint
CREATE TABLE "site_files" (
	"path" text PRIMARY KEY NOT NULL,
	"encoding" text NOT NULL,
	"size" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_file_pieces" ADD CONSTRAINT "site_file_pieces_path_site_files_path_fk" FOREIGN KEY ("path") REFERENCES "public"."site_files"("path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_files_seen" ON "site_files" USING btree ("seen_at");